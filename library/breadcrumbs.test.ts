import { describe, expect, it } from 'vitest';
import { breadcrumbs } from '#library/breadcrumbs.ts';
import { publicPaths } from '#library/public-paths.ts';

const names = (path: string, title?: string) => breadcrumbs(path, title).map(({ name }) => name);

describe('breadcrumbs', () => {
  it('lead from Home through the pages above', () => {
    expect(breadcrumbs('/services/veterinary')).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Veterinary Medications', path: '/services/veterinary' },
    ]);
    expect(names('/learn/skin/acne').slice(0, 3)).toEqual(['Home', 'Learn', 'Skin Health']);
  });

  it('skip parts of an address that are no page', () => {
    expect(names('/learn/condition/rosacea')).toEqual(['Home', 'Learn', 'Rosacea']);
    expect(names('/blog/category/travel-medicine')).toEqual(['Home', 'Blog', 'Travel Medicine']);
  });

  it('end in the title that an article brings', () => {
    expect(names('/blog/post/hair-loss', 'Hair loss')).toEqual(['Home', 'Blog', 'Hair loss']);
  });

  it('are the same with a slash at the end', () => {
    expect(breadcrumbs('/faq/')).toEqual(breadcrumbs('/faq'));
  });

  it('are missing on Home and where there is no page', () => {
    expect(breadcrumbs('/')).toEqual([]);
    expect(breadcrumbs('/nowhere')).toEqual([]);
    expect(breadcrumbs('/services/nowhere')).toEqual([]);
  });

  it('know every page but Home and the articles, which bring their title', () => {
    const unknown = publicPaths().filter(
      (path) => path !== '/' && !path.startsWith('/blog/post/') && names(path).length < 2,
    );
    expect(unknown).toEqual([]);
  });
});
