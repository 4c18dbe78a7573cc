export interface WordRule {
  pattern: RegExp;
  reason: string;
  allowedPattern?: RegExp;
  allowedNames?: RegExp;
}

const negationPattern = /\b(?:not?|none|nothing|never|nor|neither|without|cannot)\b|n’t\b/i;

const claimRules: WordRule[] = [
  {
    pattern: /FDA[- ]approved (?:ingredient|pharmac|compound|for (?:pets|animals))/i,
    allowedPattern: negationPattern,
    reason: 'the FDA doesn’t approve compounded medicines, their ingredients or pharmacies',
  },
  {
    pattern: /generic version|same active ingredients? as|cheaper (?:alternative|version)/i,
    allowedPattern: negationPattern,
    reason: 'a compounded medicine isn’t a generic or a copy of a brand-name drug',
  },
  { pattern: /clinically proven/i, reason: 'compounded medicines aren’t tested in trials' },
  {
    pattern: /\bany discontinued\b/i,
    reason: 'drugs withdrawn as unsafe or ineffective can’t be compounded',
  },
  {
    pattern: /\bguarante/i,
    allowedPattern: negationPattern,
    reason: 'no one can promise how a medicine will work',
  },
  {
    pattern:
      /\b(?:safest|(?:the|our|your) best (?:pharmac|compound|care|medicine|treatment|result|choice))/i,
    allowedPattern: negationPattern,
    reason: 'we can’t prove this claim',
  },
  {
    pattern: /\b(?:cleared|cured|fixed|healed|reversed|saved) my\b/i,
    reason: 'a testimonial can’t claim a result',
  },
  {
    pattern: /\bno (?:doctor|prescription|exam|visit)[^.]{0,20}(?:needed|required|necessary)/i,
    reason: 'every compounded medicine needs an exam and a prescription',
  },
  {
    pattern: /prices? (?:are |is )?not disclosed|contact form only/i,
    reason: 'we have to give a price to anyone who asks, in any way',
  },
  {
    pattern: /HIPAA[- ](?:compliant|certified)|never collects? (?:any |your )?data/i,
    reason: 'no one certifies HIPAA compliance, and the form does collect data',
  },
  { pattern: /\bADA[- ]compliant/i, reason: 'we claim only that the site is built to WCAG 2.2 AA' },
  {
    pattern: /USP[- ](?:certified|approved|verified)/i,
    reason: 'USP writes standards but doesn’t certify pharmacies',
  },
  {
    pattern: /USP 797|(?<!non-?)\bsterile\b/i,
    allowedPattern: negationPattern,
    reason: 'we don’t make sterile products',
  },
  {
    pattern: /PCAB[- ](?:standards|accredited|certified)|pending approval/i,
    allowedPattern: negationPattern,
    reason: 'we’re seeking PCAB accreditation but don’t have it',
  },
  {
    pattern: /\b(?:we|our)\b[^.]*\b(?:isotretinoin|desiccated)\b/i,
    allowedPattern: negationPattern,
    reason: 'we don’t offer isotretinoin or desiccated thyroid',
  },
  {
    pattern: /hydroquinone[^.]*over[- ]the[- ]counter|over[- ]the[- ]counter hydroquinone/i,
    allowedPattern: negationPattern,
    reason: 'hydroquinone needs a prescription',
  },
  {
    pattern:
      /\bsafe(?:ly)? (?:skin )?(?:lighten|whiten)|safer estrogen|natural (?:estrogen|hormone)/i,
    allowedPattern: negationPattern,
    reason: 'no study has shown that it’s safe or safer',
  },
  {
    pattern: /hydroquinone[^.]*\blong[- ]term\b|\blong[- ]term\b[^.]*hydroquinone/i,
    allowedPattern: negationPattern,
    reason: 'hydroquinone is for supervised cycles because it can darken skin permanently',
  },
  {
    pattern: /\bestriol\b[^.]*\b(?:natural|protects?)\b|\bnatural estriol/i,
    allowedPattern: negationPattern,
    reason: 'no estriol product is FDA-approved, and its effects aren’t well studied',
  },
  {
    pattern: /\b(?:no|zero|without|free of) side effects|\brisk[- ]free\b/i,
    reason: 'every medicine has risks',
  },
  {
    pattern: /testosterone[^.]*anti-aging|restores? (?:your )?youth|revers(?:es?|ing) aging/i,
    allowedPattern: negationPattern,
    reason: 'no medicine makes anyone younger',
  },
  {
    pattern: /\binject[^.]*(?:peptide|GHK)|(?:peptide|GHK)[^.]*\binject/i,
    allowedPattern: negationPattern,
    reason: 'we make peptides only for the skin',
  },
  {
    pattern: /\bfood animals?\b|\blivestock\b/i,
    allowedPattern: negationPattern,
    reason: 'we make medicines for pets, not for food animals',
  },
];

const britishEnglish =
  /\b(?:colour|flavour|behaviour|favour|honour|neighbour|tumour|odour|centre|metre|litre|fibre|licence|programmes?\b|grey|whilst|amongst|afterwards|fortnight|cancell(?:ed|ing)|travell(?:ed|er|ing)|labell(?:ed|ing)|counsell(?:ed|ing|or)|dialled|paediatric|anaemia|oestrogen|oesophag|diarrhoea|haemo|foetus|gynaecolog|orthopaedic|organis(?:e|a)|recognis|apologis|realis(?:e|ing)|analys(?:e|ing)\b|practis(?:e|ing)|parcel|hand luggage|make-up|come out in hives|tick (?:what|the|all|a box)|chemist’s|queue|plaster|jewellery|mould|sulph|learnt|burnt)/i;

const styleRules: WordRule[] = [
  { pattern: britishEnglish, reason: 'use American English' },
  { pattern: /\d[\s\u00A0]%/u, reason: 'write a percentage without a space, such as 5%' },
  {
    pattern: /\d\s?[ap]m\b|\d[AP]M\b|\b[ap]\.m\.|\bA\.M\.|\bP\.M\./,
    reason: 'write times such as 9 AM or 2:30 PM',
  },
  { pattern: /\]\(/, reason: 'this text can’t contain links. Link elsewhere on the page' },
  { pattern: /["']/, reason: 'use curly quotes and apostrophes: “ ” and ’' },
  { pattern: /‘[^’]*’/, reason: 'use double quotes: “ and ”' },
  { pattern: /”[.,]/, reason: 'put the comma or period inside the quotes' },
  {
    pattern: /\bmedications?\b/i,
    allowedNames: /(?:Specialty|Veterinary|Custom) Medications|^Medication(?: articles)?\b/gi,
    reason: 'say medicine, not medication',
  },
];

const translatedPhrases = [
  [/\bstands? (?:here|there|in|on|at|behind|between)\b(?! (?:the|a) same)/i, 'say is or appears'],
  [/\bholds? (?:for|until|only|good)\b|\b(?:what|it|this|that) holds\b/i, 'say applies'],
  [/\b(?:law|California|FDA|Board|state|rules?)\b[^.]{0,20}\b(?:asks|wants)\b/i, 'say requires'],
  [/\bhear (?:the|your|a|our|one) (?:price|quote)|\bprice[^.]{0,20}\bhear\b/i, 'say get a quote'],
  [/\bbeside\b/i, 'say with, next to or in addition to'],
  [/\banew\b/i, 'say again'],
  [/\bdo(?:es)?(?: not|n’t) do\b/i, 'say won’t work'],
  [/\bat hand\b/i, 'say ready'],
  [/\b(?:some|no)body\b/i, 'say someone or no one, or name the person'],
  [/\bthe practice\b/i, 'say the clinic'],
  [/\bold pharmacy\b/i, 'say current pharmacy'],
  [/\bwomb\b/i, 'say uterus'],
  [/\bfactor(?:y|ies)\b/i, 'say manufacturer'],
  [/\b(?:a|the|our|your) compound\b(?! (?:entry|field))/i, 'say compounded medicine'],
  [/\b(?:who|what)ever\b/i, 'name the person or thing'],
  [/\bso that\b/i, 'say so'],
  [/\bdrawn here\b|\b(?:this|the) drawing\b/i, 'leave out captions about drawings'],
  [/\bcolor of the (?:bar|line)\b|\bwatch the level\b/i, 'leave out captions about drawings'],
] as const;

const voiceRules = translatedPhrases.map(([pattern, advice]): WordRule => {
  return { pattern, reason: `sounds translated; ${advice}` };
});

export const wordRules: readonly WordRule[] = [...claimRules, ...styleRules, ...voiceRules];

const spanishNegation = /\b(?:no|ni|nunca|ningún|ninguna)\b/i;

/** These rules cover the worst claims and the house style for text in Spanish. */
export const spanishRules: readonly WordRule[] = [
  {
    pattern: /aprobad[oa]s? por la FDA/i,
    allowedPattern: spanishNegation,
    reason: 'the FDA approves neither a compounded medicine, nor its parts, nor a pharmacy',
  },
  { pattern: /garantiz|garantía/i, reason: 'no one can promise how a medicine will work' },
  { pattern: /sin (?:efectos secundarios|riesgos?)\b/i, reason: 'every medicine has risks' },
  { pattern: /\bestéril/i, allowedPattern: spanishNegation, reason: 'we make nothing sterile' },
  { pattern: /\b(?:tú|tus?|ti|contigo)\b/i, reason: 'readers are usted' },
  { pattern: /\bmedicamentos?\b/i, reason: 'say medicina, one word for one thing' },
  { pattern: /["']/, reason: 'quotes are curly: “ ”' },
];

export const fullFormPattern =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|should|could|have|has) not|cannot|(?:we|you|they) (?:are|will|have)|it is|that is)\b/gi;
export const contractionPattern = /n’t\b|’(?:re|ll|ve)\b|\b(?:it|that|here|there|what)’s\b/gi;
