/** Letters and digits in lower case, without accents: how the names of columns are compared. */
export function plainName(cell: string): string {
  return cell
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/gu, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
