import data from '#content/navigation.yaml';
import { navigationSchema } from '#library/schema/navigation.ts';

export const navigation = navigationSchema.parse(data);
