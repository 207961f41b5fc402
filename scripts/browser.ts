import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './debian.ts'

/** Debian's packages. Pages in Chinese need a font. */
const CHROMIUM = ['chromium-headless-shell', 'fonts-noto-cjk']
const FIREFOX = ['firefox-esr', 'fonts-noto-cjk']

const PLACES = [
  process.env.CHROME,
  // The headless shell runs the stories in three quarters of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]

/** Turns off Chromium's sandbox, which does not work as root, and its requests to other servers. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** WebGL 2 in software, for pages with maps. */
export const WEBGL_ARGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export const findBrowser = (): string | undefined =>
  PLACES.find((place): place is string => !!place && existsSync(place))

export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX, '/usr/bin/firefox-esr'].find(place => place && existsSync(place))

/**
 * Finds Chromium or installs it: from Debian with a Chinese font if apt is available as root, otherwise from
 * Playwright.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  installPackages(CHROMIUM)
  if (!findBrowser())
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  const installed = findBrowser()
  if (!installed) throw new Error('Chromium was not found and could not be installed. Set CHROME to its path.')
  return installed
}

/** Finds Firefox ESR, or installs it from Debian. */
export function ensureFirefox(): string | undefined {
  if (!findFirefox()) installPackages(FIREFOX)
  return findFirefox()
}

/** Debian's packages of the browsers that this machine lacks. */
export const missingBrowsers = (): string[] => [...(findBrowser() ? [] : CHROMIUM), ...(findFirefox() ? [] : FIREFOX)]
