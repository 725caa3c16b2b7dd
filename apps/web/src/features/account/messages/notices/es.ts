/** The notices of the account. */
export const es = {
  'account-deleted': 'Tu cuenta fue eliminada. Gracias por el tiempo compartido.',
  'password-changed': 'Contraseña actualizada correctamente',
  'profile-not-saved':
    'Tu cuenta está lista, pero no pudimos guardar tus datos. Complétalos en tu perfil.',
  'verification-sent':
    'Te enviamos un correo de verificación a {email}. Revisa también el correo no deseado.',
} as const
