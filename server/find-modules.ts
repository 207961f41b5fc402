import { globSync } from 'node:fs'

const ROOT = `${import.meta.dirname}/..`

/**
 * The modules of this name (`contract.ts`) in the folders of resources, by resource. This is how the platform, and a
 * resource that others take part in, finds guests without knowing them.
 */
export function findModules<M>(file: string): Promise<[resource: string, module: M][]> {
  const files = globSync(`resources/*/${file}`, { cwd: ROOT }).sort()
  return Promise.all(
    files.map(
      async (path): Promise<[string, M]> => [path.split('/')[1] ?? '', await import(/* @vite-ignore */ `#${path}`)],
    ),
  )
}
