/** `*`, `**`, `?` and `{a,b}` mean what they mean to a shell; anything else is itself. */
const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\*\*\/|[*?{},]|[^*?{},]+/g, part => PARTS[part] ?? RegExp.escape(part))}$`)
const PARTS: Record<string, string> = {
  '**/': '(?:.*/)?',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  ',': '|',
  '}': ')',
}

/** The paths that match one of the patterns and none of those of `exclude`, in their order. */
export function matching(
  paths: readonly string[],
  patterns: string | readonly string[],
  exclude: readonly string[] = [],
): string[] {
  const wanted = [patterns].flat().map(toRegExp)
  const unwanted = exclude.map(toRegExp)
  return paths.filter(path => wanted.some(one => one.test(path)) && !unwanted.some(one => one.test(path)))
}
