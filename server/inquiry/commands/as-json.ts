import type { Delivery, Inquiry } from '#server/inquiry/store/store.ts';

export const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** For scripts and spreadsheets: times in ISO 8601 and in UTC. */
export const inquiryAsJson = ({ id, receivedAt, ...inquiry }: Inquiry) => ({
  id,
  received: isoTime(receivedAt),
  ...inquiry,
});

export const deliveryAsJson = ({ dueAt, finishedAt, ...delivery }: Delivery) => ({
  ...delivery,
  due: isoTime(dueAt),
  finished: finishedAt === null ? null : isoTime(finishedAt),
});
