import { Brand } from '@tosite/ui/brand';
import { useNavigate } from 'react-router-dom';
import { useAuthStore } from './auth-store.ts';
import { paths } from '../paths.ts';

/** Leads to `/`: the landing for a visitor (another document), home for an owner. */
export function ProductBrand({ className }: { className?: string }) {
  const signedIn = useAuthStore((state) => state.user !== null);
  const navigate = useNavigate();
  return (
    <Brand
      href={paths.home()}
      {...(className === undefined ? {} : { className })}
      onClick={(event) => {
        if (!signedIn || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(paths.home());
      }}
    />
  );
}
