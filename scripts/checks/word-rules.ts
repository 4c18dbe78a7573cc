/** Text that no page may contain, with a reason that an editor can understand. */
export interface WordRule {
  pattern: RegExp;
  because: string;
  /** A sentence that matches this is allowed. */
  unless?: RegExp;
  /** Names that may contain the pattern. */
  except?: RegExp;
}

const negation = /\b(?:not?|none|nothing|never|nor|neither|without|cannot)\b|n’t\b/i;

/** Claims that the law, the Board or the FDA doesn't allow. */
const claims: WordRule[] = [
  {
    pattern: /FDA[- ]approved (?:ingredient|pharmac|compound|for (?:pets|animals))/i,
    unless: negation,
    because: 'the FDA approves neither a compounded medicine, nor its parts, nor a pharmacy',
  },
  {
    pattern: /generic version|same active ingredients? as|cheaper (?:alternative|version)/i,
    unless: negation,
    because: "a compounded medicine isn't a generic or a copy of a brand",
  },
  { pattern: /clinically proven/i, because: 'no compound has been through the trials for that' },
  {
    pattern: /\bany discontinued\b/i,
    because: 'a drug that was withdrawn as unsafe or useless may not be made again',
  },
  {
    pattern: /\bguarante/i,
    unless: negation,
    because: 'no one can promise how a medicine will work',
  },
  {
    pattern:
      /\b(?:safest|(?:the|our|your) best (?:pharmac|compound|care|medicine|treatment|result|choice))/i,
    unless: negation,
    because: 'it cannot be shown to be true',
  },
  {
    pattern: /\b(?:cleared|cured|fixed|healed|reversed|saved) my\b/i,
    because: 'a quote may claim no result',
  },
  {
    pattern: /\bno (?:doctor|prescription|exam|visit)[^.]{0,20}(?:needed|required|necessary)/i,
    because: 'every compounded medicine needs a prescription after an examination',
  },
  {
    pattern: /prices? (?:are |is )?not disclosed|contact form only/i,
    because: 'a price must be told on request, by any channel',
  },
  {
    pattern: /HIPAA[- ](?:compliant|certified)|never collects? (?:any |your )?data/i,
    because: 'no one certifies it, and the form does collect data',
  },
  {
    pattern: /\bADA[- ]compliant/i,
    because: 'the site is built to WCAG 2.2 AA, and says no more than that',
  },
  {
    pattern: /USP[- ](?:certified|approved|verified)/i,
    because: 'USP writes standards and certifies no pharmacy',
  },
  {
    pattern: /USP 797|(?<!non-?)\bsterile\b/i,
    unless: negation,
    because: 'we make nothing sterile',
  },
  {
    pattern: /PCAB[- ](?:standards|accredited|certified)|pending approval/i,
    unless: negation,
    because: 'we seek accreditation and do not have it',
  },
  {
    pattern: /\b(?:we|our)\b[^.]*\b(?:isotretinoin|desiccated)\b/i,
    unless: negation,
    because: 'we offer neither isotretinoin nor desiccated thyroid',
  },
  {
    pattern: /hydroquinone[^.]*over[- ]the[- ]counter|over[- ]the[- ]counter hydroquinone/i,
    unless: negation,
    because: 'hydroquinone needs a prescription',
  },
  {
    pattern:
      /\bsafe(?:ly)? (?:skin )?(?:lighten|whiten)|safer estrogen|natural (?:estrogen|hormone)/i,
    unless: negation,
    because: 'it has not been shown to be safer, or safe',
  },
  {
    pattern: /hydroquinone[^.]*\blong[- ]term\b|\blong[- ]term\b[^.]*hydroquinone/i,
    unless: negation,
    because: 'hydroquinone is used in supervised cycles, since it can darken skin for good',
  },
  {
    pattern: /\bestriol\b[^.]*\b(?:natural|protects?)\b|\bnatural estriol/i,
    unless: negation,
    because: 'no estriol product is approved, and what it does is little known',
  },
  {
    pattern: /\b(?:no|zero|without|free of) side effects|\brisk[- ]free\b/i,
    because: 'every medicine has risks',
  },
  {
    pattern: /testosterone[^.]*anti-aging|restores? (?:your )?youth|revers(?:es?|ing) aging/i,
    unless: negation,
    because: 'no medicine makes anybody younger',
  },
  {
    pattern: /\binject[^.]*(?:peptide|GHK)|(?:peptide|GHK)[^.]*\binject/i,
    unless: negation,
    because: 'we make peptides for the skin only',
  },
  {
    pattern: /\bfood animals?\b|\blivestock\b/i,
    unless: negation,
    because: 'we prepare for pets only',
  },
];

const british =
  /\b(?:colour|flavour|behaviour|favour|honour|neighbour|tumour|odour|centre|metre|litre|fibre|licence|programmes?\b|grey|whilst|amongst|afterwards|fortnight|cancell(?:ed|ing)|travell(?:ed|er|ing)|labell(?:ed|ing)|counsell(?:ed|ing|or)|dialled|paediatric|anaemia|oestrogen|oesophag|diarrhoea|haemo|foetus|gynaecolog|orthopaedic|organis(?:e|a)|recognis|apologis|realis(?:e|ing)|analys(?:e|ing)\b|practis(?:e|ing)|parcel|hand luggage|make-up|come out in hives|tick (?:what|the|all|a box)|chemist’s|queue|plaster|jewellery|mould|sulph|learnt|burnt)/i;

/** House style. */
const style: WordRule[] = [
  { pattern: british, because: 'this is British. Write it the American way' },
  { pattern: /\d[\s\u00A0]%/u, because: 'a percent sign follows its number, as in 5%' },
  {
    pattern: /\d\s?[ap]m\b|\d[AP]M\b|\b[ap]\.m\.|\bA\.M\.|\bP\.M\./,
    because: 'a time is written like 9 AM or 2:30 PM',
  },
  { pattern: /["']/, because: 'quotes and apostrophes are curly: “ ” and ’' },
  { pattern: /‘[^’]*’/, because: 'quotes use “ and ”' },
  { pattern: /”[.,]/, because: 'a comma or period goes inside the quotes' },
  {
    pattern: /\bmedications?\b/i,
    except: /(?:Specialty|Veterinary|Custom) Medications|^Medication(?: articles)?\b/gi,
    because: 'say medicine, one word for one thing',
  },
];

/** Words that sound translated. */
const translated = [
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

const voice = translated.map(([pattern, advice]): WordRule => {
  return { pattern, because: `sounds translated: ${advice}` };
});

export const wordRules: readonly WordRule[] = [...claims, ...style, ...voice];

export const fullForm =
  /\b(?:(?:do|does|did|is|are|was|were|will|would|should|could|have|has) not|cannot|(?:we|you|they) (?:are|will|have)|it is|that is)\b/gi;
export const contraction = /n’t\b|’(?:re|ll|ve)\b|\b(?:it|that|here|there|what)’s\b/gi;
