import { expect as ofPlaywright } from '@playwright/test'

/** How long the judge waits for anything. */
export const PATIENCE_MS = 5_000

/** For the checks of requirements. */
export const expect = ofPlaywright.configure({ timeout: PATIENCE_MS })
