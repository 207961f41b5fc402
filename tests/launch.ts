import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<'start' | 'dev' | 'accounts' | 'backup' | 'restore', string> } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../package.json`, 'utf8'),
)

/** The arguments that an npm script passes to Node, so that tests start the console the same way. */
export const launchArguments = (script: keyof typeof scripts): string[] => scripts[script].split(' ').slice(1)
