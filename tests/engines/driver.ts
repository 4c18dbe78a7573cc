/** What the checks need of a browser, whichever engine it has. */
export interface Driver {
  /** Loads a page of the site anew, as a link from elsewhere would. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** A press in the middle of the first element that matches, once that is in the window. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. A promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** The window as a PNG, in base64. */
  picture(): Promise<string>;
  /** The page as a PDF on Letter paper. WebKit’s driver cannot print. */
  print(): Promise<Uint8Array>;
  /** Errors of script and console, as far as the last evaluation, since this was asked last. */
  errors(): string[];
  close(): Promise<void>;
}
