/** Each browser implements these operations for the tests. */
export interface Driver {
  /** Loads a page as a new document. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Scrolls to the first element that matches and clicks its center. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns a PDF on Letter paper. WebKit's driver can't print. */
  print(): Promise<Uint8Array>;
  /** Returns script and console errors since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}
