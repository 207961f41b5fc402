import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { ROOT } from './paths.ts'

const NAME = 'virtual:theme.css'
const THEME = `${ROOT}/client/theme/theme.ts`

/** `virtual:theme.css`: Mantine's CSS variables for the console's theme. Made at build: the policy admits no style tag. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:theme\.css$/ },
      async handler() {
        this.addWatchFile(THEME)
        const { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } = await import('@mantine/core')
        // The time makes it another address, so that a development server that runs on sees the theme as it is now.
        const { theme } = await import(/* @vite-ignore */ `${pathToFileURL(THEME)}?${Date.now()}`)
        const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
        return [
          // In Mantine's layer: what the console's own stylesheets say of a variable wins.
          '@layer mantine {',
          rule(':root', variables),
          rule(':root', { '--mantine-color-scheme': 'light', ...light }),
          // Paper is white.
          '@media screen {',
          rule(':root[data-mantine-color-scheme="dark"]', { '--mantine-color-scheme': 'dark', ...dark }),
          '}',
          '}',
        ].join('\n')
      },
    },
  }
}

const rule = (selector: string, variables: Record<string, string>) =>
  `${selector} { ${Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`
