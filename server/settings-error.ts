/** Apart from the settings, whose limits stand in content/: whoever checks content must be able to catch it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
