import { describe } from 'vitest';
import { answerContract } from '#server/inquiry/store/testing/answer-contract.ts';
import { bounceContract } from '#server/inquiry/store/testing/bounce-contract.ts';
import { deletionContract } from '#server/inquiry/store/testing/deletion-contract.ts';
import { deliveryContract } from '#server/inquiry/store/testing/delivery-contract.ts';
import { digestContract } from '#server/inquiry/store/testing/digest-contract.ts';
import { insertContract } from '#server/inquiry/store/testing/insert-contract.ts';
import { migrationContract } from '#server/inquiry/store/testing/migration-contract.ts';
import type { StoreKind } from '#server/inquiry/testing/stores.ts';

export function describeStore(kind: StoreKind) {
  const contracts = [
    insertContract,
    deliveryContract,
    deletionContract,
    digestContract,
    answerContract,
    bounceContract,
    migrationContract,
  ];
  for (const contract of contracts) {
    describe(`the ${kind.name} store: ${contract.name}`, () => contract(kind));
  }
}
