import { loadEnvFile } from 'node:process'
import { type Config, readConfig } from '#server/config/config.ts'
import { propertyOf } from '#shared/objects.ts'

const ROOT = `${import.meta.dirname}/..`

/**
 * Reads the settings from the environment and from the file `.env` of this folder, if there is one. A variable that is set
 * in both keeps its value from the environment. `STRIVE_ENV_FILE` names another file; empty means none, as in tests.
 */
export function readSettings(): Config {
  const { STRIVE_ENV_FILE: file = `${ROOT}/.env` } = process.env
  try {
    if (file) loadEnvFile(file)
  } catch (error) {
    const code = propertyOf(error, 'code')
    if (code !== 'ENOENT' || process.env.STRIVE_ENV_FILE)
      throw new Error(`The settings in ${file} can’t be read (${code}).`)
  }
  return readConfig(process.env)
}
