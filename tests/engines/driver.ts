export interface Driver {
  /** Loads a page as a new document. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Returns a PDF on Letter paper. WebKit's driver can't print. */
  print(): Promise<Uint8Array>;
  takeErrors(): string[];
  close(): Promise<void>;
}
