import type { ToDoGroup, ToDoItem } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { getValue, isRecord, listPaths, type Sources } from '#editor/files/data.ts';
import { listFiles, parseYaml } from '#editor/server/listing.ts';
import { locateProblem } from '#editor/server/locate-problem.ts';
import { createCache } from '#library/check/cache.ts';
import { checkSources } from '#library/check/content.ts';
import {
  findOpenQuestions,
  findOriginProblems,
  findPlaceholders,
} from '#library/check/unfinished.ts';
import { getToday } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import { collectProblems, type Problem } from '#library/problem.ts';
import { daysSince, findChangedSinceReview, overdue } from '#library/review/due-dates.ts';

/** Reviews are listed this long before they're due, so there's time to ask a clinician. */
const reviewNoticeDays = 30;
const noticeCheckIntervalDays = 31;

/** The most urgent group comes first. `settingsProblems` are about the server's settings. */
export function listToDo(sources: Sources, settingsProblems: readonly string[]): ToDoGroup[] {
  const site = parseYaml(sources.get('site.yaml') ?? '');
  const today = getToday(site);
  documentCache.startRound();
  const documents = listFiles(sources, []).map(({ file, title }) => {
    const source = sources.get(file) ?? '';
    const read = () => readDocument(file, source, title);
    return documentCache.getOrCreate(`${title}\n${file}\n${source}`, read);
  });
  const liveDocuments = documents.filter(({ data }) => getValue(data, ['draft']) !== 'true');
  const origin = String(getValue(site, ['origin']));
  const originProblems = URL.canParse(origin) ? findOriginProblems(origin) : [];
  const groups: ToDoGroup[] = [
    {
      title: 'Mistakes to correct',
      items: checkSources(sources).map((problem) => toItem(problem, sources)),
    },
    { title: 'Medical reviews', items: listReviews(liveDocuments.flatMap(findReviews), today) },
    {
      title: 'Agency notices to check',
      items: liveDocuments.flatMap((document) => listNoticeCheck(document, today)),
    },
    {
      title: 'Settings for launch',
      items: [
        ...originProblems.map((message) => ({ message, file: 'site.yaml', path: ['origin'] })),
        ...settingsProblems.map((message) => ({ message })),
      ],
    },
    { title: 'Placeholders to replace', items: documents.flatMap((entry) => entry.placeholders) },
    {
      title: 'Questions only you can answer',
      items: documents.flatMap((entry) => entry.questions),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Document = ReturnType<typeof readDocument>;

/** Reading all files takes a second or two, and most don't change from one request to the next. */
const documentCache = createCache<Document>();

function readDocument(file: string, source: string, title: string) {
  const placeholders: ToDoItem[] = [];
  const questions: ToDoItem[] = [];
  // This ignores the mistakes of a broken file, because they're listed on their own.
  collectProblems(() => {
    placeholders.push(...listPlaceholders(file, source, title));
    if (file === 'confirmed.yaml') questions.push(...listQuestions(file, source));
  });
  return { file, title, data: parseYaml(splitFile(file, source).yaml), placeholders, questions };
}

function toItem(problem: Problem, sources: Sources): ToDoItem {
  const { line: _, ...item } = locateProblem(problem, sources);
  const file = problem.file.replace('content/', '');
  return { ...item, file, title: file };
}

type Review = ReturnType<typeof findReviews>[number];

/** A file can contain several reviewed entries, such as medicine cards. */
function findReviews({ file, data, title }: Document) {
  return listPaths(data).flatMap((path) => {
    const getText = (field: string) => {
      const value = getValue(data, [...path.slice(0, -1), field]);
      return typeof value === 'string' ? value : undefined;
    };
    const nextReview = getText('nextReview') ?? '';
    if (path.at(-1) !== 'nextReview' || !isoDate(nextReview)) return [];
    const dates = { modified: getText('modified'), reviewed: getText('reviewed'), nextReview };
    return [{ file, path, name: getText('title') ?? getText('name') ?? title, ...dates }];
  });
}

function listReviews(reviews: readonly Review[], today: string): ToDoItem[] {
  const lastDay = new Date(Date.parse(today) + reviewNoticeDays * 86_400_000).toISOString();
  return [
    ...overdue(reviews, lastDay).map(({ file, path, name, nextReview }) => {
      const verb = daysSince(nextReview, today) > 0 ? 'was' : 'is';
      const message = `Have “${name}” reviewed. Its medical review ${verb} due on ${nextReview}.`;
      return { message, file, path };
    }),
    ...findChangedSinceReview(reviews).map(({ file, path, name, modified, reviewed }) => ({
      message: `Have “${name}” reviewed again. It changed on ${modified}, after its review on ${reviewed}.`,
      file,
      path: [...path.slice(0, -1), 'reviewed'],
    })),
  ];
}

function listNoticeCheck({ file, data, title }: Document, today: string): ToDoItem[] {
  if (!isRecord(data) || !(isMarkdown(file) || 'agencyNotices' in data)) return [];
  const date = String(data.noticesChecked ?? '');
  if (isoDate(date) && daysSince(date, today) <= noticeCheckIntervalDays) return [];
  const lastCheck = date ? `The last check was on ${date}.` : 'No one has checked yet.';
  const message = `Check for new agency notices about “${title}”. ${lastCheck}`;
  return [{ message, file, path: ['noticesChecked'] }];
}

function listPlaceholders(file: string, source: string, title: string): ToDoItem[] {
  return findPlaceholders(file, source, file).map(({ line, path, value, replaceWith }) => {
    const message = `Replace “${value}” with ${replaceWith}.`;
    if (path) return { message, file, title, path: path.filter((key) => typeof key !== 'symbol') };
    const problem = { file: `content/${file}`, line, message };
    return { ...toItem(problem, new Map([[file, source]])), title };
  });
}

const listQuestions = (file: string, source: string): ToDoItem[] =>
  findOpenQuestions(source, file).map(({ question, about, path }) => ({
    message: question,
    file,
    title: about,
    path,
  }));
