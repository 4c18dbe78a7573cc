import { type Call, exitCodes, filterOf, UsageError } from '#server/inquiry/commands/call.ts';
import { formatTime } from '#server/inquiry/commands/format.ts';
import type { Inquiry } from '#server/inquiry/store/store.ts';

export async function deleteForGood(call: Call) {
  const { store, flags, to, place } = call;
  const { inquiries, missing } = await findAll(call);
  for (const what of missing) to.err(`There is no inquiry ${what}.\n`);
  if (inquiries.length === 0) return exitCodes.notFound;
  if (!flags.yes && !(await isConfirmed(inquiries, call))) {
    to.err('Nothing was deleted.\n');
    return exitCodes.notFound;
  }
  const ids = inquiries.map(({ id }) => id);
  // Files first: what fails half-way is still in the store, and is found the next time.
  await place.removeFiles({ ids, before: 0 });
  const deleted = await store.delete(ids);
  const mailed = inquiries.filter(({ state }) => state === 'sent').map(({ id }) => id);
  if (flags.json) to.out(`${JSON.stringify({ deleted, mailed })}\n`);
  else
    to.out(
      `${deleted.length} deleted: ${deleted.join(', ')}.\n${whatIsLeft(inquiries, mailed.length)}`,
    );
  return missing.length > 0 ? exitCodes.notFound : exitCodes.done;
}

async function findAll({ store, flags, words }: Call) {
  const { email } = filterOf(flags);
  if (words.length > 0 === (email !== undefined)) {
    throw new UsageError("'delete' needs one or more IDs, or --email.");
  }
  if (email !== undefined) {
    const inquiries = await store.list({ email });
    return { inquiries, missing: inquiries.length > 0 ? [] : ['of this address'] };
  }
  const inquiries: Inquiry[] = [];
  const missing: string[] = [];
  for (const id of new Set(words)) {
    const found = await store.find(id);
    if (found) inquiries.push(found.inquiry);
    else missing.push(id);
  }
  return { inquiries, missing };
}

async function isConfirmed(inquiries: readonly Inquiry[], { to }: Call): Promise<boolean> {
  if (!to.ask) throw new UsageError('Nobody is there to be asked: add --yes to delete.');
  for (const { id, receivedAt, state, name, email } of inquiries) {
    to.err(`${id}  ${formatTime(receivedAt)}  ${state}  ${name} <${email}>\n`);
  }
  const what = inquiries.length === 1 ? 'this inquiry' : `these ${inquiries.length} inquiries`;
  const answer = await to.ask(`Delete ${what} for good? (yes/no) `);
  return /^y(es)?$/i.test(answer.trim());
}

/** Whoever promised to delete has to know where else it is. */
function whatIsLeft(inquiries: readonly Inquiry[], mailed: number): string {
  const onTheWay = inquiries.some(({ state }) => state === 'queued');
  return [
    'Not deleted, because it is not ours to reach:',
    '  backups made before now, and files made with export, until you delete them',
    ...(mailed > 0 ? [`  in the mailboxes of MAIL_TO: ${mailed} of them were mailed there`] : []),
    ...(onTheWay ? ['  a mail that is being sent at this moment may still arrive'] : []),
    '',
  ].join('\n');
}
