import type { Reference } from '#library/schema/reference.ts';

const jaad = 'Journal of the American Academy of Dermatology';
const jeadv = 'Journal of the European Academy of Dermatology and Venereology';
const jcem = 'The Journal of Clinical Endocrinology & Metabolism';
const urology = 'The Journal of Urology';

/** Every work that the site cites. Articles name them as :cite[id]. */
export const references = [
  {
    id: 'zaenglein-2016',
    source: 'Guidelines of care for the management of acne vulgaris',
    authors: 'Zaenglein AL, Pathy AL, Schlosser BJ, et al.',
    journal: jaad,
    locator: '74:945–973.e33',
    year: 2016,
    doi: '10.1016/j.jaad.2015.12.037',
  },
  {
    id: 'reynolds-2024',
    source: 'Guidelines of care for the management of acne vulgaris',
    authors: 'Reynolds RV, Yeung H, Cheng CE, et al.',
    journal: jaad,
    locator: '90:1006.e1–1006.e30',
    year: 2024,
    doi: '10.1016/j.jaad.2023.12.017',
  },
  {
    id: 'schaller-2020',
    source:
      'Recommendations for rosacea diagnosis, classification and management: update from the global ROSacea COnsensus 2019 panel',
    authors: 'Schaller M, Almeida LMC, Bewley A, et al.',
    journal: 'British Journal of Dermatology',
    locator: '182:1269–1276',
    year: 2020,
    doi: '10.1111/bjd.18420',
  },
  {
    id: 'thiboutot-2020',
    source:
      'Standard management options for rosacea: the 2019 update by the National Rosacea Society Expert Committee',
    authors: 'Thiboutot D, Anderson R, Cook-Bolden F, et al.',
    journal: jaad,
    locator: '82:1501–1510',
    year: 2020,
    doi: '10.1016/j.jaad.2020.01.077',
  },
  {
    id: 'ogbechie-2017',
    source: 'Melasma: an up-to-date comprehensive review',
    authors: 'Ogbechie-Godec OA, Elbuluk N',
    journal: 'Dermatology and Therapy',
    locator: '7:305–318',
    year: 2017,
    doi: '10.1007/s13555-017-0194-1',
  },
  {
    id: 'kashetsky-2024',
    source: 'Post-inflammatory hyperpigmentation: a systematic review of treatment outcomes',
    authors: 'Kashetsky N, et al.',
    journal: jeadv,
    locator: '38:470–479',
    year: 2024,
    doi: '10.1111/jdv.19566',
  },
  {
    id: 'mckesey-2020',
    source: 'Melasma treatment: an evidence-based review',
    authors: 'McKesey J, Tovar-Garza A, Pandya AG',
    journal: 'American Journal of Clinical Dermatology',
    locator: '21:173–225',
    year: 2020,
    doi: '10.1007/s40257-019-00488-w',
  },
  {
    id: 'burnett-2018',
    source: 'Erectile dysfunction: AUA guideline',
    authors: 'Burnett AL, Nehra A, Breau RH, et al.',
    journal: urology,
    locator: '200:633–641',
    year: 2018,
    doi: '10.1016/j.juro.2018.05.004',
  },
  {
    id: 'yafi-2016',
    source: 'Erectile dysfunction',
    authors: 'Yafi FA, Jenkins L, Albersen M, et al.',
    journal: 'Nature Reviews Disease Primers',
    locator: '2:16003',
    year: 2016,
    doi: '10.1038/nrdp.2016.3',
  },
  {
    id: 'jonklaas-2014',
    source: 'Guidelines for the treatment of hypothyroidism',
    authors: 'Jonklaas J, Bianco AC, Bauer AJ, et al.',
    journal: 'Thyroid',
    locator: '24:1670–1751',
    year: 2014,
    doi: '10.1089/thy.2014.0028',
  },
  {
    id: 'ross-2016',
    source:
      '2016 American Thyroid Association guidelines for diagnosis and management of hyperthyroidism and other causes of thyrotoxicosis',
    authors: 'Ross DS, Burch HB, Cooper DS, et al.',
    journal: 'Thyroid',
    locator: '26:1343–1421',
    year: 2016,
    doi: '10.1089/thy.2016.0229',
  },
  {
    id: 'chaker-2017',
    source: 'Hypothyroidism',
    authors: 'Chaker L, Bianco AC, Jonklaas J, Peeters RP',
    journal: 'The Lancet',
    locator: '390:1550–1562',
    year: 2017,
    doi: '10.1016/S0140-6736(17)30703-1',
  },
  {
    id: 'kanti-2018',
    source:
      'Evidence-based (S3) guideline for the treatment of androgenetic alopecia in women and in men: short version',
    authors: 'Kanti V, Messenger A, Dobos G, et al.',
    journal: jeadv,
    locator: '32:11–22',
    year: 2018,
    doi: '10.1111/jdv.14624',
  },
  {
    id: 'adil-2017',
    source:
      'The effectiveness of treatments for androgenetic alopecia: a systematic review and meta-analysis',
    authors: 'Adil A, Godwin M',
    journal: jaad,
    locator: '77:136–141',
    year: 2017,
    doi: '10.1016/j.jaad.2017.02.054',
  },
  {
    id: 'hughes-2013',
    source: 'Sunscreen and prevention of skin aging: a randomized trial',
    authors: 'Hughes MCB, Williams GM, Baker P, Green AC',
    journal: 'Annals of Internal Medicine',
    locator: '158:781–790',
    year: 2013,
    doi: '10.7326/0003-4819-158-11-201306040-00002',
  },
  {
    id: 'mukherjee-2006',
    source: 'Retinoids in the treatment of skin aging: an overview of clinical efficacy and safety',
    authors: 'Mukherjee S, et al.',
    journal: 'Clinical Interventions in Aging',
    locator: '1:327–348',
    year: 2006,
    doi: '10.2147/ciia.2006.1.4.327',
  },
  {
    id: 'pickart-2018',
    source:
      'Regenerative and protective actions of the GHK-Cu peptide in the light of the new gene data',
    authors: 'Pickart L, Margolina A',
    journal: 'International Journal of Molecular Sciences',
    locator: '19:1987',
    year: 2018,
    doi: '10.3390/ijms19071987',
  },
  {
    id: 'davidson-2017',
    source: 'Veterinary compounding: regulation, challenges, and resources',
    authors: 'Davidson G',
    journal: 'Pharmaceutics',
    locator: '9:5',
    year: 2017,
    doi: '10.3390/pharmaceutics9010005',
  },
  {
    id: 'tater-2021',
    source: 'Topical minoxidil exposures and toxicoses in dogs and cats: 211 cases (2001–2019)',
    authors: 'Tater KC, Gwaltney-Brant S, Wismer T',
    journal: 'Journal of the American Animal Hospital Association',
    locator: '57:225–231',
    year: 2021,
    doi: '10.5326/JAAHA-MS-7154',
  },
  {
    id: 'freedman-2016',
    source: 'Medical considerations before international travel',
    authors: 'Freedman DO, Chen LH, Kozarsky PE',
    journal: 'New England Journal of Medicine',
    locator: '375:247–260',
    year: 2016,
    doi: '10.1056/NEJMra1508815',
  },
  {
    id: 'riddle-2017',
    source:
      'Guidelines for the prevention and treatment of travelers’ diarrhea: a graded expert panel report',
    authors: 'Riddle MS, Connor BA, Beeching NJ, et al.',
    journal: 'Journal of Travel Medicine',
    locator: '24(suppl 1)',
    year: 2017,
    doi: '10.1093/jtm/tax026',
  },
  {
    id: 'nams-2022',
    source: 'The 2022 hormone therapy position statement of The North American Menopause Society',
    authors: 'The North American Menopause Society',
    journal: 'Menopause',
    locator: '29:767–794',
    year: 2022,
    doi: '10.1097/GME.0000000000002028',
  },
  {
    id: 'stuenkel-2015',
    source:
      'Treatment of symptoms of the menopause: an Endocrine Society clinical practice guideline',
    authors: 'Stuenkel CA, Davis SR, Gompel A, et al.',
    journal: jcem,
    locator: '100:3975–4011',
    year: 2015,
    doi: '10.1210/jc.2015-2236',
  },
  {
    id: 'acog-2023',
    source: 'Compounded bioidentical menopausal hormone therapy',
    authors: 'ACOG Clinical Consensus No. 6',
    journal: 'Obstetrics & Gynecology',
    locator: '142:1266–1273',
    year: 2023,
    doi: '10.1097/AOG.0000000000005395',
  },
  {
    id: 'nasem-2020',
    source: 'The clinical utility of compounded bioidentical hormone therapy',
    authors: 'National Academies of Sciences, Engineering, and Medicine',
    publication: 'The National Academies Press',
    year: 2020,
    doi: '10.17226/25791',
  },
  {
    id: 'bhasin-2018',
    source:
      'Testosterone therapy in men with hypogonadism: an Endocrine Society clinical practice guideline',
    authors: 'Bhasin S, Brito JP, Cunningham GR, et al.',
    journal: jcem,
    locator: '103:1715–1744',
    year: 2018,
    doi: '10.1210/jc.2018-00229',
  },
  {
    id: 'mulhall-2018',
    source: 'Evaluation and management of testosterone deficiency: AUA guideline',
    authors: 'Mulhall JP, et al.',
    journal: urology,
    locator: '200:423–432',
    year: 2018,
    doi: '10.1016/j.juro.2018.03.115',
  },
  {
    id: 'davis-2019',
    source: 'Global consensus position statement on the use of testosterone therapy for women',
    authors: 'Davis SR, Baber R, Panay N, et al.',
    journal: jcem,
    locator: '104:4660–4666',
    year: 2019,
    doi: '10.1210/jc.2019-01603',
  },
] as const satisfies readonly Reference[];

const byId = new Map<string, Reference>(references.map((work) => [work.id, work]));

export function findReference(id: string): Reference | undefined {
  return byId.get(id);
}

/** Where 'View Source' leads. A DOI is kept readable, but parentheses would end a link in prose. */
export function citationUrl({ doi, url }: Reference): string {
  if (doi === undefined) return url ?? '';
  const path = doi.split('/').map(encodeURIComponent).join('/');
  return `https://doi.org/${path.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

/** A work as the page shows it, so that the bibliography itself need not reach the browser. */
export interface CitedWork {
  id: string;
  source: string;
  authors?: string;
  /** Journal or publication. */
  place: string;
  year: string;
  locator?: string;
  /** Where 'View Source' leads. */
  href: string;
}

export function citedWork(work: Reference): CitedWork {
  const { id, source, authors, journal, publication, locator, year, publishDate } = work;
  return {
    id,
    source,
    ...(authors ? { authors } : {}),
    place: journal ?? publication ?? '',
    year: String(year ?? publishDate?.slice(0, 4) ?? ''),
    ...(locator ? { locator } : {}),
    href: citationUrl(work),
  };
}

/** The works behind the citation keys of an article, in their order. */
export function citedWorks(ids: readonly string[]): CitedWork[] {
  return ids.flatMap((id) => {
    const work = findReference(id);
    return work ? [citedWork(work)] : [];
  });
}
