import { addressLine, emailLink, type Policy, phoneLink } from '#content/legal/policy.ts';
import { times } from '#library/business.ts';
import { site } from '#library/site.ts';

export const privacy: Policy = {
  title: 'Privacy Policy',
  description: `What the website of ${site.brand} collects, what it leaves alone, how long we keep a request, and the choices you have.`,
  updated: '2025-05-13',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        `${site.brand} (“we”) is a cash-based compounding pharmacy at ${addressLine}. This policy says what happens to personal information when you use this website, call us or write to us.`,
      ],
      note: 'It covers this website, and your calls and messages.',
    },
    {
      id: 'reading',
      title: 'When you read this site',
      body: [
        'You can read every page without an account and without telling us who you are.',
        {
          list: [
            'We set no cookies.',
            'We use no analytics, no advertising and no tracking pixels.',
            'No page loads a script from another company. Our typefaces and pictures come from our own server.',
            'What you type into the blog’s search box is searched in your browser. It stands in the address of the page, so that you can share it; our server does not write it down.',
            'We keep nothing about you in your browser. On pages with interactive parts, the open tab remembers how far you had scrolled, so that Back returns you to your place. That is never sent to us and is gone when you close the tab.',
          ],
        },
      ],
      note: 'No cookies, no trackers, no scripts from anyone else.',
    },
    {
      id: 'server-log',
      title: 'What our server notes',
      body: [
        'Our server keeps a log so that we can find faults and broken links. A line says when a page was asked for, which one, and how the server answered.',
        'The log leaves out your IP address, everything after the question mark in an address, and the name of your browser or device. The server has to know your IP address to send you the page, and uses it for a short while to hold back floods of requests. It does not store it.',
      ],
      note: 'Which page, when, and how it went. Not who.',
    },
    {
      id: 'provider-form',
      title: 'The Provider Information Request',
      body: [
        [
          'The one form on this site is for prescribers, on our ',
          { text: 'Specialist Network page', href: '/specialists#provider-request' },
          '. It collects what it shows and nothing else:',
        ],
        {
          list: [
            'your name,',
            'your credentials,',
            'your practice,',
            'your email address,',
            'your message.',
          ],
        },
        'With them we store the time at which the request arrived. We use all of this to answer you, and for nothing else. The request is stored in the pharmacy’s database and sent by email to the pharmacy. You may get one automatic email that says it arrived.',
        `We keep a request for ${times.keepInquiriesDays} days and then delete it. Please do not write about a patient in the form; call us instead.`,
      ],
      note: `What you typed, kept for ${times.keepInquiriesDays} days, then deleted.`,
    },
    {
      id: 'map',
      title: 'The map on the contact page',
      body: [
        [
          'The map on our ',
          { text: 'contact page', href: '/contact' },
          ' is a frame from OpenStreetMap. When it loads, the OpenStreetMap server sees your IP address, as any server does that sends you something. We ask your browser not to tell it which page you were on, and the frame cannot read our page.',
        ],
        [
          'What OpenStreetMap does with that, and whether its frame uses cookies of its own, is described in the ',
          {
            text: 'privacy policy of the OpenStreetMap Foundation',
            href: 'https://osmfoundation.org/wiki/Privacy_Policy',
          },
          '.',
        ],
      ],
      note: 'Open the contact page and OpenStreetMap sees your IP address.',
    },
    {
      id: 'copy-and-share',
      title: 'Copy buttons and share links',
      body: [
        'A copy button writes one line to your clipboard when you press it, and only then. The site never reads your clipboard.',
        'Links to Twitter, Facebook and LinkedIn are plain links. Nothing is loaded from these companies until you open one; from then on their own policies apply.',
      ],
      note: 'Nothing happens until you press.',
    },
    {
      id: 'calls-and-messages',
      title: 'When you call, write or apply',
      body: [
        'If you call, fax or email us, we use what you tell us to help you. Ordinary email can be read on its way, so please call about anything you would not put on a postcard.',
        'If you apply for a job, we use your application to decide about that job and keep it as long as employment law requires.',
      ],
      note: 'For anything medical, the phone is better than email.',
    },
    {
      id: 'health-information',
      title: 'Prescriptions and health information',
      body: [
        'This website takes no prescriptions and holds no patient records. What we hold at the pharmacy to fill a prescription is kept under federal and California law on medical and pharmacy records, with access for the staff who need it.',
        [
          'Our Notice of Privacy Practices describes your rights over those records. Ask for it at the pharmacy or at ',
          phoneLink,
          '.',
        ],
      ],
      note: 'Your prescription record is kept at the pharmacy, not on this site.',
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: [
        'We do not sell personal information, and we do not share it for advertising. The companies that run our server and our mailbox handle requests and emails for us and may use them for nothing else. Regulators and courts may see what the law obliges us to show.',
        'We bill no insurance, so no claim about you goes to an insurer.',
      ],
      note: 'Never sold. Shown only where the work or the law requires it.',
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      body: [
        [
          'Ask at ',
          emailLink,
          ' or ',
          phoneLink,
          ' to see what we hold about you, to have it corrected, or to have it deleted where the law does not require us to keep it.',
        ],
        `Because the site tracks nobody, it behaves the same with and without a “Do Not Track” or “Global Privacy Control” signal. You must be ${site.minimumAge} or older to order, and the form is not meant for children.`,
      ],
      note: 'Ask, and we show you, correct it, or delete what we may.',
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: [
        'If this policy changes, the new version stands here with its date before it takes effect.',
        ['Questions: ', emailLink, ', ', phoneLink, ` or ${site.brand}, ${addressLine}.`],
      ],
      note: 'The date at the top says which version you read.',
    },
  ],
};
