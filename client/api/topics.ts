/** Topics of live messages that make what has been read outdated. */
type Topic = 'login' | 'traffic' | 'faults' | 'task'
const paths: Record<Topic, Set<string>> = { login: new Set(), traffic: new Set(), faults: new Set(), task: new Set() }

/** Notes that what is read from `path` follows a topic. Called when the module that reads it loads. */
export const followTopic = (topic: Topic, path: string): void => void paths[topic].add(path)

/** The paths that follow this topic. */
export const pathsOf = (topic: Topic): string[] => [...paths[topic]]

export const isFollowing = (path: unknown): boolean => Object.values(paths).some(known => known.has(String(path)))
