const weights = [2, 1, 2, 1, 2, 1, 2, 1, 2] as const

/**
 * Whether a national id passes Ecuador's check (spec section 14). The site only warns about one that
 * fails, because it may be the number of a passport. Spaces and hyphens do not count.
 */
export function isEcuadorianCedula(typed: string): boolean {
  const cedula = typed.replaceAll(/[\s-]/g, '')
  if (!/^[0-9]{10}$/.test(cedula) || /^(.)\1{9}$/.test(cedula)) return false
  const province = Number(cedula.slice(0, 2))
  if (!((province >= 1 && province <= 24) || province === 30)) return false
  if (Number(cedula[2]) > 6) return false
  return checkDigit(cedula) === Number(cedula[9])
}

function checkDigit(cedula: string): number {
  const sum = weights.reduce((total, weight, index) => {
    const product = Number(cedula[index]) * weight
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
