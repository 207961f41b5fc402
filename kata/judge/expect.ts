import { availableParallelism, loadavg } from 'node:os'
import { expect as ofPlaywright } from '@playwright/test'

const MAX_FACTOR = 3
/** How many programs wait for each processor. Windows says 0. */
const [load = 0] = loadavg()
const factor = Math.min(MAX_FACTOR, Math.max(1, load / availableParallelism()))

/** How long the judge waits for anything: longer on a busy machine, so that it refuses no page for being slow. */
export const PATIENCE_MS = Math.round(5_000 * factor)

/** For the checks of requirements. */
export const expect = ofPlaywright.configure({ timeout: PATIENCE_MS })
