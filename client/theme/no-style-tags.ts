/** Stand in for two components of Mantine that write style tags. The console has both in its stylesheet (provider.tsx). */
export const MantineCssVariables = (): null => null
export const MantineClasses = MantineCssVariables
