// Every style of the storefront, also of what only the server draws: they come in one sheet (vite.config.ts).
import.meta.glob(['../ui/**/*.module.css', '../shop/*/storefront/**/*.module.css'], { eager: true });
