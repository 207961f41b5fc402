import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<'start' | 'dev', string> } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../package.json`, 'utf8'),
)

/** What `npm start` or `npm run dev` gives Node: tests start the console just so. */
export const launchArguments = (script: keyof typeof scripts): string[] => scripts[script].split(' ').slice(1)
