import { expect, type Page } from '@playwright/test'

/** Chooses an entry of a row's menu, which its button opens. */
export async function chooseInRowMenu(page: Page, row: string | RegExp, entry: string): Promise<void> {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

/** Opens the fields of a list's dates. */
export const openDates = (page: Page): Promise<void> => page.getByRole('button', { name: /^Dates/ }).click()
