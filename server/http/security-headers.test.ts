import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, findFrameOrigins } from '#server/http/security-headers.ts';

const emptyPolicy = { scripts: [], styles: [], frames: [] };

it('allows only our own files by default', () => {
  expect(buildContentSecurityPolicy(emptyPolicy)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'; report-uri /functions/v1/client-errors",
  );
});

it('adds the sources from the page and the settings', () => {
  const policy = buildContentSecurityPolicy({
    scripts: ['sha256-a='],
    styles: ['sha256-b='],
    frames: ['https://map.example'],
    connect: ['https://functions.example'],
    upgradeInsecureRequests: true,
  });
  expect(policy).toContain("script-src 'self' 'sha256-a=';");
  expect(policy).toContain("style-src 'self' 'sha256-b=';");
  expect(policy).toContain('frame-src https://map.example;');
  expect(policy).toContain("connect-src 'self' https://functions.example https://map.example;");
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});

it('allows the map only on pages that contain it', () => {
  const map = '<iframe title="Map" src="https://www.openstreetmap.org/export/embed.html"></iframe>';
  expect(findFrameOrigins(map)).toEqual(['https://www.openstreetmap.org']);
  expect(findFrameOrigins('<a href="https://www.openstreetmap.org/">Map</a>')).toEqual([]);
  expect(findFrameOrigins('<iframe src="https://www.openstreetmap.org.evil/"></iframe>')).toEqual(
    [],
  );
});
