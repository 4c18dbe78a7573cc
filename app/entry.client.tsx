import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restoreStylesheets } from '#app/restore-stylesheets.ts';

restoreStylesheets(document);

// In a task of its own: React has just been set up, and what the reader did meanwhile goes first.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
