import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { CommandPlace, CommandSurroundings } from '#server/inquiry/commands/call.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { DeliveryResult, NewInquiry } from '#server/inquiry/store/store.ts';
import { claimOptions, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

function openDesk() {
  const directory = temporaryDirectory('commands');
  const clock = testClock();
  const open = () =>
    new SqliteStore({ path: join(directory, 'inquiries.sqlite'), clock: clock.now });
  return { directory, clock, open, store: open(), mails: join(directory, 'outbox') };
}

/** Where an operator types commands: a store and a folder of mails, new for each test. */
export function commandDesk() {
  let desk: ReturnType<typeof openDesk>;
  const copies: string[] = [];
  beforeEach(() => {
    desk = openDesk();
    copies.length = 0;
  });
  afterEach(async () => {
    await desk.store.close();
    rmSync(desk.directory, { recursive: true });
  });

  async function insertDone(result: DeliveryResult, change: Partial<NewInquiry> = {}) {
    const { id } = await desk.store.insert(newInquiry(change));
    const [claimed] = await desk.store.claim(claimOptions);
    if (claimed) await desk.store.finish(claimed, result);
    return id;
  }

  return {
    store: () => desk.store,
    clock: () => desk.clock,
    mails: () => desk.mails,
    /** The files that backups were asked for. */
    copies,

    async run(line: string, how: Partial<CommandSurroundings & CommandPlace> = {}) {
      let [out, err] = ['', ''];
      const to: CommandSurroundings = {
        program: 'npm run inquiries --',
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        ...how,
      };
      const code = await runCommand(line.split(' ').filter(Boolean), to, () => ({
        openStore: async () => desk.open(),
        deliveries: ['notification'],
        sendsMail: true,
        removeFiles: (purged) => removeFiles(desk.mails, purged),
        backUp: (file) => {
          if (file.endsWith('taken.sqlite')) throw new Error('it is there already');
          copies.push(file);
        },
        ...how,
      }));
      return { code, out, err };
    },

    insertFailed: (change: Partial<NewInquiry> = {}) =>
      insertDone({ state: 'failed', error: '550 no such user' }, change),
    insertWritten: () => insertDone({ state: 'written' }),
    insertSent: (change: Partial<NewInquiry> = {}) => insertDone({ state: 'sent' }, change),

    async insertWithRefusedAcknowledgement() {
      const { id } = await desk.store.insert(
        newInquiry({ deliveries: ['notification', 'acknowledgement'] }),
      );
      for (const claimed of await desk.store.claim(claimOptions)) {
        const refused = { state: 'failed', error: '550 no such provider' } as const;
        const result = claimed.kind === 'notification' ? ({ state: 'sent' } as const) : refused;
        await desk.store.finish(claimed, result);
      }
      return id;
    },

    writeMail(name: string, time = desk.clock.now()) {
      mkdirSync(desk.mails, { recursive: true });
      writeFileSync(join(desk.mails, name), 'a mail');
      utimesSync(join(desk.mails, name), time / 1000, time / 1000);
    },
  };
}
