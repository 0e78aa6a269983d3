/** States and provinces whose letters are also those of a country: "Austin, TX" and "Wilmington, DE" name none. */
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(
    ' ',
  ),
);
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * "Tideway, Kent, GB" in the parts that a JSON Resume has for it. A place that does not end in the code of a country is
 * left whole: what its words mean is not known.
 */
export function placeParts(place: string | null): { city?: string; region?: string; countryCode?: string } {
  if (place === null) return {};
  const [city = '', ...others] = place.split(', ');
  const code = others.at(-1) ?? '';
  const isCountry = /^[A-Z]{2}$/u.test(code) && countries.of(code) !== undefined;
  const isSure =
    others.length === 2 ? !/\b(?:County|Parish|Borough)$/u.test(others[0] ?? '') : !STATES.has(code);
  if (!isCountry || !isSure || others.length > 2 || city === '') return { city: place };
  return { city, ...(others.length === 2 ? { region: others[0] ?? '' } : {}), countryCode: code };
}
