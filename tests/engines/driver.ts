/** What the tests need from a browser. */
export interface Driver {
  /** Loads a page of the site, as a link from another site would. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Scrolls to the first element that matches and clicks its center. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The value of an expression in the page, or what its promise resolves to. */
  evaluate(expression: string): Promise<unknown>;
  /** The page as a PDF on Letter paper. The driver of WebKit can't print. */
  print(): Promise<Uint8Array>;
  /** Errors of scripts and the console since the last call. */
  errors(): string[];
  close(): Promise<void>;
}
