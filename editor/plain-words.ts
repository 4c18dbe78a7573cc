/** The name of a field or a file as a person would write it: `careersEmail` is 'Careers email'. */
export function inPlainWords(name: string): string {
  if (/[A-Z ]/.test(name.charAt(0)) || name.includes(' ')) return name;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
