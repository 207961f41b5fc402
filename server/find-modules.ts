import { listFiles, loadModule } from './platform/files.ts'

/** The files of each name. Resources don't come or go while the server runs. */
const known = new Map<string, string[]>()

/**
 * The modules of this name (`contract.ts`) in the folders of resources, by resource. This is how the platform, and a
 * resource that others take part in, finds guests without knowing them. They load one after the other: all at once, they
 * would need 20 MB more at the start.
 */
export async function findModules<M>(file: string): Promise<[resource: string, module: M][]> {
  const files = known.getOrInsertComputed(file, () => listFiles(`resources/*/${file}`))
  const found: [string, M][] = []
  for (const path of files) found.push([path.split('/')[1] ?? '', await loadModule<M>(path)])
  return found
}
