import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
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

  return {
    store: () => desk.store,
    clock: () => desk.clock,
    mails: () => desk.mails,
    /** The files that backups were asked for. */
    copies,

    async run(line: string, columns?: number) {
      let [out, err] = ['', ''];
      const code = await runCommand(line.split(' ').filter(Boolean), {
        openStore: async () => desk.open(),
        deliveries: ['notification'],
        removeFiles: (purged) => removeFiles(desk.mails, purged),
        backUp: (file) => {
          if (file.endsWith('taken.sqlite')) throw new Error('it is there already');
          copies.push(file);
        },
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        columns,
      });
      return { code, out, err };
    },

    async insertFailed() {
      const { id } = await desk.store.insert(newInquiry());
      const [claimed] = await desk.store.claim(claimOptions);
      if (claimed) await desk.store.finish(claimed, { state: 'failed', error: '550 no such user' });
      return id;
    },

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
