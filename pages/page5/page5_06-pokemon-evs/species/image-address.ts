type Pictured = { pokemonId: number; nationalId: number; identifier: string }

/** The URL of a form's picture, from the server's template. */
export const imageAddress = (template: string, { pokemonId, nationalId, identifier }: Pictured): string =>
  template
    .replaceAll('{id}', String(pokemonId))
    .replaceAll('{nationalId}', String(nationalId))
    .replaceAll('{name}', encodeURIComponent(identifier))
