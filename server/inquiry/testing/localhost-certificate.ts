/**
 * Test servers on this machine use this certificate. It's valid for a hundred years. To create it:
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 \
 *   -subj /CN=localhost -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1'
 */
export const localhostCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVeyLr7Jphj8puzHo
TGKCmaGVhmMvafmteauQ/SsMN7ChRANCAAT9cxB8f3g3qOJqL6BPXHu4nANG/plQ
r31BbRKevRS/FBbq3ngHxfmnl2aX8rvfKr+G7uAky4vYalOA8pToqFWp
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUSI/a6profaRZazfikOjkJ9LRpLIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTA0MTcwMVoYDzIxMjYxMDIy
MDQxNzAxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT9cxB8f3g3qOJqL6BPXHu4nANG/plQr31BbRKevRS/FBbq3ngHxfmn
l2aX8rvfKr+G7uAky4vYalOA8pToqFWpo28wbTAdBgNVHQ4EFgQUXH+oXwpNgWzM
0kKN2QFN87AjkmwwHwYDVR0jBBgwFoAUXH+oXwpNgWzM0kKN2QFN87AjkmwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAP7i+Vl+hyCzaFky/GL0Rn2of+OvH446wkm1RzcjjjXeAiEA
maP+Unt2Q8/5MCy0lWBGC+v2nTW++W4NuKX14advVJg=
-----END CERTIFICATE-----
`,
};
