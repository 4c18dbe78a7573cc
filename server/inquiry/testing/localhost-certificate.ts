import { readFileSync } from 'node:fs';

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Test servers on this machine use this certificate. It's valid for a hundred years. To create it:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 \
 *   -subj /CN=localhost -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1'
 */
export const localhostCertificate = {
  key: readText('localhost-key.pem'),
  cert: readText('localhost-cert.pem'),
};
