import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach } from 'vitest';
import type { CommandPlace, CommandSurroundings } from '#server/inquiry/commands/call.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import type { DeliveryResult, NewInquiry } from '#server/inquiry/store/store.ts';
import { claimOptions, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { sqlite, storeForTests } from '#server/inquiry/testing/stores.ts';

/** Where an operator types commands: a store and a folder of mails, new for each test. */
export function commandDesk() {
  const { store, clock, open, place } = storeForTests(sqlite);
  const mails = () => join(dirname(place()), 'outbox');
  const copies: string[] = [];
  beforeEach(() => {
    copies.length = 0;
  });

  async function insertDone(result: DeliveryResult, change: Partial<NewInquiry> = {}) {
    const { id } = await store().insert(newInquiry(change));
    const [claimed] = await store().claim(claimOptions);
    if (claimed) await store().finish(claimed, result);
    return id;
  }

  return {
    store,
    clock,
    mails,
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
        openStore: () => open(),
        deliveries: ['notification'],
        sendsMail: true,
        removeFiles: (purged) => removeFiles(mails(), purged),
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
      const { id } = await store().insert(
        newInquiry({ deliveries: ['notification', 'acknowledgement'] }),
      );
      for (const claimed of await store().claim(claimOptions)) {
        const refused = { state: 'failed', error: '550 no such provider' } as const;
        const result = claimed.kind === 'notification' ? ({ state: 'sent' } as const) : refused;
        await store().finish(claimed, result);
      }
      return id;
    },

    writeMail(name: string, time = clock().now()) {
      mkdirSync(mails(), { recursive: true });
      writeFileSync(join(mails(), name), 'a mail');
      utimesSync(join(mails(), name), time / 1000, time / 1000);
    },
  };
}
