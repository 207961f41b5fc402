import { missingBrowsers } from './browser.ts'
import { installPackages } from './debian.ts'
import { missingPostgres } from './postgres.ts'

// Installs what the named steps of scripts/test.ts need and this machine lacks, beside its first steps.
const steps = process.argv.slice(2)
installPackages([
  ...(steps.includes('unit') ? missingPostgres() : []),
  ...(steps.includes('e2e') ? missingBrowsers() : []),
])
