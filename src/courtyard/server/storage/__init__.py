"""What must outlive the server: its folder, its database, and whether that is well."""
