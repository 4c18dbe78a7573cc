/** What the server hands to loaders and actions. They never import the server itself. */
export interface Services {
  /** Writes an unexpected error to the log. */
  reportError(error: unknown): void;
}
