import { fieldOf, type Told, wholeFile } from '#library/check/testing/mistake.ts';

/** What people do who change facts and words and are no engineers. */
export const dataMistakes: readonly Told[] = [
  // Facts
  [
    'a telephone number with letters',
    fieldOf('site.yaml', 'phone', '(310) 555-CALL'),
    'The field "phone" is not a telephone number. Write it like (310) 555-0142.',
  ],
  [
    'an email address without @',
    fieldOf('site.yaml', 'email', 'hello.pharmacy.example'),
    'The field "email" is not an email address. Write it like hello@pharmacy.example.',
  ],
  [
    'closing before opening',
    fieldOf('hours.yaml', 'Monday', '9am–6am'),
    'The field "week › Monday" ends before it begins. Check am and pm.',
  ],
  [
    'hours without am and pm',
    fieldOf('hours.yaml', 'Monday', '9–5'),
    'The field "week › Monday" is not a time span. Write it like 9am–6pm or 9:30am–1pm, or closed.',
  ],
  [
    'a holiday with a typing error',
    wholeFile(
      'hours.yaml',
      11,
      'week:',
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `  ${day}: 9am–5pm`,
      ),
      'holidays:',
      '  - name: Labor Day',
      '    on: first Munday of September',
    ),
    'The field "holidays › 1 › on" is not a day of every year. Write it like "July 4" or "last Monday of May". Did you mean "Monday"?',
  ],
  [
    'a price with its sign',
    fieldOf('business.yaml', 'fee', '$5'),
    'The field "sameDay › fee" is not a price. Write dollars without the sign, like 5 or 7.50.',
  ],
  [
    'a term that would delete every inquiry',
    fieldOf('business.yaml', 'keepInquiriesDays', '0'),
    'The field "times › keepInquiriesDays" is out of range. Write a number from 30 to 3650.',
  ],
  [
    'a fee with a zero too many',
    fieldOf('business.yaml', 'fee', '5000'),
    'The field "sameDay › fee" is out of range. Write a number from 0 to 500.',
  ],
  [
    'a form feed that was pasted from a PDF',
    fieldOf('business.yaml', 'area', 'Cali\ffornia'),
    'The field "shipping › area" contains an invisible character (U+000C) after “Cali”. Delete it, or retype the words around it.',
  ],
  [
    'a control character that is written as an escape',
    fieldOf('business.yaml', 'area', '"\\0California"'),
    'The field "shipping › area" contains an invisible character (U+0000) at its beginning. Delete it, or retype the words around it.',
  ],
  [
    'half a character',
    fieldOf('business.yaml', 'area', '"California\\ud800"'),
    'The field "shipping › area" contains an invisible character (U+D800) after “California”. Delete it, or retype the words around it.',
  ],
  [
    'a drawing that a page does not have',
    fieldOf('pages/services.yaml', 'drawing', 'crystall'),
    'The field "assurances › items › 1 › drawing" is no drawing. Use one of: scales, crystal, dial. Did you mean "crystal"?',
  ],
  [
    'a portrait that is not there',
    {
      file: 'people.yaml',
      text: (before) =>
        before().replace(/^( +)name: .*$/m, '$&\n$1imageUrl: /people/nobody-here.jpg'),
      at: 'imageUrl: /people/nobody-here.jpg',
    },
    'There is no picture "/people/nobody-here.jpg". Put the file into public/people, or correct its name.',
  ],
  [
    'a fact that is not known',
    fieldOf('questions.yaml', 'answer', 'Call {phon}.'),
    'The field "questions › 1 › answer" names {phon}, which is no known fact. Did you mean "phone"? docs/writing-content.md lists them.',
  ],
  [
    'a page that leads to itself',
    wholeFile('redirects.yaml', 1, '/old: /old'),
    'The address "/old" leads to itself. Write where the page has gone.',
  ],
  // How YAML is written
  [
    'a tab',
    wholeFile('questions.yaml', 3, 'questions:', '  - question: Who?', '\tanswer: We.'),
    'This line is indented with a tab. Use spaces, two for each step.',
  ],
  [
    'a field that is there twice',
    wholeFile('jobs.yaml', 2, 'jobs: []', 'jobs: []'),
    'The field "jobs" is here a second time. Remove one of the two.',
  ],
  [
    'a quote that is never closed',
    wholeFile('questions.yaml', 2, 'questions:', '  - question: "Who?', '    answer: We.'),
    'A text begins with " and has none at its end. Put " there, too.',
  ],
  [
    'a line in the wrong column',
    wholeFile('questions.yaml', 3, 'questions:', '  - question: Who?', '   answer: We.'),
    'This line does not begin in the same column as the lines it belongs to. Indent it like them, with spaces.',
  ],
  [
    'a missing colon',
    wholeFile('questions.yaml', 2, 'questions:', '  - question Who', '    answer: We.'),
    'There is no colon with a space after it. Write it like question: Who.',
  ],
  [
    'a brace at the start of a text',
    fieldOf('business.yaml', 'area', '{state} only'),
    'A text that begins with { needs quotes around it. Write area: "{state} only".',
  ],
  [
    'an emphasis at the start of a text',
    fieldOf('business.yaml', 'area', '*California*'),
    'A text that begins with * needs quotes around it. Write area: "*California*".',
  ],
  [
    'words that YAML takes for a note',
    fieldOf('site.yaml', 'street', '1200 Main Street #4'),
    'Words after " #" are left out. To show them, put quotes around the text: street: "1200 Main Street #4".',
  ],
];
