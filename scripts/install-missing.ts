import { missingBrowsers } from './browser.ts'
import { installPackages } from './debian.ts'
import { missingPostgres } from './postgres.ts'

// Installs all that the tests need and this machine lacks. scripts/test.ts runs it beside its first steps.
installPackages([...missingPostgres(), ...missingBrowsers()])
