/** The browser operations that the tests use. */
export interface Driver {
  /** Loads a page of the site in a new document. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Scrolls to the first element that matches and clicks its center. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate(expression: string): Promise<unknown>;
  /** The page as a PDF on Letter paper. The driver of WebKit can't print. */
  print(): Promise<Uint8Array>;
  /** Errors of scripts and the console since the last call. */
  errors(): string[];
  close(): Promise<void>;
}
