import type { LocatedProblem, Path, ToDoGroup, ToDoItem } from '#editor/contract.ts';
import { isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { getValue, isRecord, listPaths } from '#editor/files/data.ts';
import { listFiles, parseYaml } from '#editor/server/listing.ts';
import { locateProblem } from '#editor/server/locate-problem.ts';
import type { Sources } from '#editor/server/store.ts';
import { createCache } from '#library/check/cache.ts';
import { checkSources } from '#library/check/content.ts';
import {
  findOpenQuestions,
  findOriginProblems,
  findPlaceholders,
} from '#library/check/unfinished.ts';
import { getToday } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import {
  daysSince,
  findChangedSinceReview,
  overdue,
  type ReviewDates,
} from '#library/review/due-dates.ts';

/** Reviews are listed this long before they're due, so there's time to ask a clinician. */
const reviewNoticeDays = 30;
const noticeCheckIntervalDays = 31;

/** The most urgent group comes first. `settingsProblems` are about the server's settings. */
export function listToDo(sources: Sources, settingsProblems: readonly string[]): ToDoGroup[] {
  const site = parseYaml(sources.get('site.yaml') ?? '');
  const today = getToday(site);
  const titles = new Map(listFiles(sources, []).map(({ file, title }) => [file, title]));
  documentCache.startRound();
  const documents = [...titles].map(([file, title]) => {
    const source = sources.get(file) ?? '';
    const read = () => readDocument(file, source, title);
    return documentCache.getOrCreate(`${title}\n${file}\n${source}`, read);
  });
  const liveDocuments = documents.filter(({ data }) => getValue(data, ['draft']) !== 'true');
  const origin = getValue(site, ['origin']);
  const groups = [
    { title: 'Mistakes to correct', items: listMistakes(sources, titles) },
    { title: 'Medical reviews', items: listReviews(liveDocuments.flatMap(findReviews), today) },
    {
      title: 'Agency notices to check',
      items: liveDocuments.flatMap((document) => listNoticeCheck(document, today)),
    },
    {
      title: 'Settings for launch',
      items: [
        ...(typeof origin === 'string' && URL.canParse(origin)
          ? findOriginProblems(origin)
          : []
        ).map((message) => ({ message, file: 'site.yaml', path: ['origin'] })),
        ...settingsProblems.map((message) => ({ message })),
      ],
    },
    {
      title: 'Placeholders to replace',
      items: documents.flatMap(({ placeholders }) => placeholders),
    },
    {
      title: 'Questions only you can answer',
      items: documents.flatMap(({ questions }) => questions),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Document = ReturnType<typeof readDocument>;

/** Reading all files takes a second or two, and most don't change from one request to the next. */
const documentCache = createCache<Document>();

function readDocument(file: string, source: string, title: string) {
  const data = parseYaml(splitFile(file, source).yaml);
  const isBroken = data === undefined;
  return {
    file,
    title,
    data,
    placeholders: isBroken ? [] : listPlaceholders(file, source, title),
    questions: isBroken || file !== 'confirmed.yaml' ? [] : listQuestions(file, source),
  };
}

function listMistakes(sources: Sources, titles: ReadonlyMap<string, string>): ToDoItem[] {
  return checkSources(sources).map((problem) => {
    const file = problem.file.replace('content/', '');
    return toItem(locateProblem(problem, file, sources.get(file)), file, titles.get(file));
  });
}

const toItem = (
  { message, path, bodyLine }: Pick<LocatedProblem, 'message' | 'path' | 'bodyLine'>,
  file: string,
  title = file,
): ToDoItem => ({ message, file, title, ...(path && { path }), ...(bodyLine && { bodyLine }) });

interface Review extends ReviewDates {
  file: string;
  path: Path;
  name: string;
}

/** A file can contain several reviewed entries, such as medicine cards. */
function findReviews({ file, data, title }: Document): Review[] {
  return listPaths(data).flatMap((path) => {
    const nextReview = getValue(data, path);
    if (path.at(-1) !== 'nextReview' || !isoDate(String(nextReview))) return [];
    const getText = (field: string) => {
      const value = getValue(data, [...path.slice(0, -1), field]);
      return typeof value === 'string' ? value : undefined;
    };
    const dates = { modified: getText('modified'), reviewed: getText('reviewed') };
    const name = getText('title') ?? getText('name') ?? title;
    return [{ file, path, name, nextReview: String(nextReview), ...dates }];
  });
}

function listReviews(reviews: readonly Review[], today: string): ToDoItem[] {
  const lastDay = new Date(Date.parse(today) + reviewNoticeDays * 86_400_000).toISOString();
  const dueReviews = overdue(reviews, lastDay).map(({ file, path, name, nextReview }) => {
    const verb = daysSince(nextReview, today) > 0 ? 'was' : 'is';
    const message = `Have “${name}” reviewed. Its medical review ${verb} due on ${nextReview}.`;
    return { message, file, path };
  });
  const changes = findChangedSinceReview(reviews).map(
    ({ file, path, name, modified, reviewed }) => ({
      message: `Have “${name}” reviewed again. It changed on ${modified}, after its review on ${reviewed}.`,
      file,
      path: [...path.slice(0, -1), 'reviewed'],
    }),
  );
  return [...dueReviews, ...changes];
}

function listNoticeCheck({ file, data, title }: Document, today: string): ToDoItem[] {
  if (!isRecord(data) || !(isMarkdown(file) || 'agencyNotices' in data)) return [];
  const date = typeof data.noticesChecked === 'string' ? data.noticesChecked : '';
  if (isoDate(date) && daysSince(date, today) <= noticeCheckIntervalDays) return [];
  const lastCheck = date ? `The last check was on ${date}.` : 'No one has checked yet.';
  const message = `Check for new agency notices about “${title}”. ${lastCheck}`;
  return [{ message, file, path: ['noticesChecked'] }];
}

function listPlaceholders(file: string, source: string, title: string): ToDoItem[] {
  return findPlaceholders(file, source, file).map(({ line, path, value, replaceWith }) => {
    const message = `Replace “${value}” with ${replaceWith}.`;
    if (!path)
      return toItem(
        locateProblem({ file: `content/${file}`, line, message }, file, source),
        file,
        title,
      );
    return toItem({ message, path: path.filter((key) => typeof key !== 'symbol') }, file, title);
  });
}

function listQuestions(file: string, source: string): ToDoItem[] {
  try {
    return findOpenQuestions(source, file).map(({ question, about, path }) => ({
      message: question,
      file,
      title: about,
      path,
    }));
  } catch {
    // The file's mistakes are already listed.
    return [];
  }
}
