import { describeStore } from '#server/inquiry/store/testing/contract.ts';
import { sqlite } from '#server/inquiry/testing/stores.ts';

describeStore(sqlite);
