import type { Page } from '@playwright/test'

/** Opens the fields of a list's dates. */
export const openDates = (page: Page): Promise<void> => page.getByRole('button', { name: /^Dates/ }).click()
