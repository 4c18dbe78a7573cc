import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type ErrorReport,
  type OpenedFile,
  type Publisher,
  type PublishReport,
  RequestError,
  type RequestName,
  type Requests,
  type Responses,
} from '#editor/contract.ts';
import {
  getKind,
  isMarkdown,
  splitFile,
  toUnixLines,
  updateFile,
} from '#editor/files/content-file.ts';
import type { Sources } from '#editor/files/data.ts';
import { editYaml, removePlaceholderTag } from '#editor/files/yaml-edit.ts';
import { compareVersions, listChanges } from '#editor/server/changes.ts';
import { listInsertions } from '#editor/server/insertions.ts';
import { groups, listFiles, parseYaml, readVocabulary } from '#editor/server/listing.ts';
import { locateProblem } from '#editor/server/locate-problem.ts';
import { getPreviewPath, getPublicPath } from '#editor/server/preview-path.ts';
import { getVersion, type Replacement, type Store } from '#editor/server/store.ts';
import { listToDo } from '#editor/server/to-do.ts';
import type { Problem } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

export type Handlers = { [Name in RequestName]: (request: Requests[Name]) => Responses[Name] };

export function createHandlers(
  store: Store,
  publisher: Publisher,
  previewOrigin: string,
  findSettingsProblems: () => string[] = () => [],
): Handlers {
  const getChanges = () => {
    const publishedSources = store.readPublished();
    return publishedSources && listChanges(publishedSources, store.readSources());
  };

  const refusedSources = new WeakMap<ErrorReport, Sources>();

  /** Leaves out mistakes in files that have changed, because a file with mistakes can't be saved. */
  function getPublishStatus(): PublishReport {
    const { report, ...status } = publisher.getStatus();
    if (!report) return status;
    const sources = store.readSources();
    const oldSources = refusedSources.get(report) ?? sources;
    refusedSources.set(report, oldSources);
    const isUnchanged = ({ file }: Problem) => {
      const name = file.replace('content/', '');
      return sources.get(name) === oldSources.get(name);
    };
    const problems = report.problems
      .filter(isUnchanged)
      .map((problem) => locateProblem(problem, sources));
    const isCorrected = report.problems.length > 0 && problems.length === 0;
    return isCorrected ? status : { ...status, report: { ...report, problems } };
  }

  function readSource(file: string): string {
    const source = store.readSources().get(file);
    if (source === undefined)
      throw new RequestError(404, `content/${file} no longer exists. Choose another file.`);
    return source;
  }

  function openFile(file: string): OpenedFile {
    const source = readSource(file);
    const { yaml, body } = splitFile(file, source);
    const { data, placeholders } = readYaml(yaml, { file: `content/${file}` });
    const sources = store.readSources();
    const publicPage = getPublicPath(file, store.readPublished() ?? sources);
    return {
      file,
      kind: getKind(file, source),
      version: getVersion(source),
      data,
      ...(isMarkdown(file) && { body: toUnixLines(body) }),
      placeholders: placeholders.map(({ path }) => path.filter((key) => typeof key !== 'symbol')),
      page: getPreviewPath(file, sources),
      ...(publicPage && { publicPage }),
    };
  }

  /** Adds a redirect, or removes it if `to` is undefined. */
  function editRedirect(from: string, to: string | undefined): Replacement[] {
    const source = store.readSources().get(redirectsFile) ?? '';
    const { data } = redirectsSchema.safeParse(parseYaml(source));
    if (!data) {
      const message = `content/${redirectsFile} has an error. Fix it in a text editor first.`;
      throw new RequestError(422, message);
    }
    const { [from]: oldTarget, ...otherRedirects } = data;
    if (oldTarget === to) return [];
    const text = editYaml(source, to === undefined ? otherRedirects : { ...data, [from]: to });
    return [{ file: redirectsFile, version: getVersion(source), text }];
  }

  /** Also removes the redirect of an article that was retired. */
  function restore(file: string, version: string | null, text: string | null) {
    const page = text && getPublicPath(file, new Map(store.readSources()).set(file, text));
    store.replace({ file, version, text }, ...(page ? editRedirect(page, undefined) : []));
    return {};
  }

  return {
    list: () => {
      const sources = store.readSources();
      const changes = getChanges() ?? [];
      const files = listFiles(sources, changes);
      const vocabulary = readVocabulary(sources);
      return { files, groups, vocabulary, changeCount: changes.length, previewOrigin };
    },

    open: ({ file }) => openFile(file),

    save: ({ file, version, data, body }) => {
      const isNewArticle = version === null && isMarkdown(file);
      const source = isNewArticle ? emptyArticle : readSource(file);
      const newBody = isNewArticle ? `${body?.trim()}\n` : body;
      const text = updateFile(file, source, (yaml) => editYaml(yaml, data), newBody);
      const problems = store.replace({ file, version, text });
      return { ...openFile(file), ...(problems.length > 0 && { problems }) };
    },

    confirm: ({ file, version, path }) => {
      const text = updateFile(file, readSource(file), (yaml) => removePlaceholderTag(yaml, path));
      store.replace({ file, version, text });
      return openFile(file);
    },

    retire: ({ file, version, to }) => {
      const { publicPage } = openFile(file);
      const redirect = publicPage && to !== null ? editRedirect(publicPage, to) : [];
      store.replace({ file, version, text: null }, ...redirect);
      return {};
    },

    undo: ({ file, version }) => {
      const publishedSources = store.readPublished();
      if (!publishedSources)
        throw new RequestError(404, 'There’s no build to go back to. Run “npm run build” first.');
      return restore(file, version, publishedSources.get(file) ?? null);
    },

    changes: () => {
      const changes = getChanges();
      const sources = store.readSources();
      const deletedFiles = store.versions.listFiles().filter((file) => !sources.has(file));
      return { ...(changes && { changes }), deletedFiles };
    },

    toDo: () => ({ groups: listToDo(store.readSources(), findSettingsProblems()) }),

    insertions: () =>
      listInsertions(store.readSources(), readFileSync('docs/writing-content.md', 'utf8')),

    versions: ({ file }) => {
      const source = store.readSources().get(file);
      const otherVersions = store.versions.list(file).filter(({ text }) => text !== source);
      const versions = otherVersions.map(({ keptAt, text }) => ({
        keptAt,
        ...compareVersions(file, source, text),
      }));
      return { version: getVersion(source), versions };
    },

    useVersion: ({ file, version, keptAt }) => {
      const text = store.versions.list(file).find((entry) => entry.keptAt === keptAt)?.text;
      if (text === undefined)
        throw new RequestError(404, 'That version is no longer kept. Choose another one.');
      return restore(file, version, text);
    },

    publish: ({ builtAt }) => {
      void (builtAt ? publisher.goBack(builtAt) : publisher.publish());
      return getPublishStatus();
    },

    publishStatus: getPublishStatus,
  };
}

const redirectsFile = 'redirects.yaml';
const redirectsSchema = z.record(z.string(), z.string());

const emptyArticle = '---\n---\n\n';
