import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<'start' | 'dev', string> } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../package.json`, 'utf8'),
)

/** The arguments that `npm start` or `npm run dev` passes to Node, so that tests start the console the same way. */
export const launchArguments = (script: keyof typeof scripts): string[] => scripts[script].split(' ').slice(1)
